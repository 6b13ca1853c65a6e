-- The text of a search document as an excerpt is cut from it: prepared when it is published and no longer at each search.
-- It is what app/cms/publishing/search-documents.server.ts (readableText) writes.

update search_document set body = regexp_replace(
  btrim(array_to_string(array_remove(string_to_array(body, E'\n'), title), E'\n'), E' \n\t\r'),
  '([[:alnum:]])[[:space:]]*\n[[:space:]]*', '\1 · ', 'g');
