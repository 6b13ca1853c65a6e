import { Link } from 'react-router';

/** The way to what is called so, or its title alone where there is none. A page to edit is a document of its own. */
export function ContentLink({ title, url }: { title: string; url: string | null | undefined }) {
  if (!url) return <span>{title}</span>;
  return (
    <Link discover="none" to={url} reloadDocument={url.includes('?edit')}>
      {title}
    </Link>
  );
}
