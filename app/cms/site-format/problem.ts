/** `transfer_site_<code>` in the message files says each to a person. */
export type SiteProblemCode =
  | 'bad_json'
  | 'bad_text'
  | 'unknown_field'
  | 'wrong_type'
  | 'missing'
  | 'unknown_reference'
  | 'double_id'
  | 'missing_file'
  | 'refused_file'
  | 'unknown_language'
  | 'unknown_file'
  | 'unknown_model'
  | 'not_published';

/** One reason why a folder cannot be imported, with its place in the file that a person opens. */
export type SiteProblem = {
  /** Path of the file within the folder of the site. */
  file: string;
  line: number;
  code: SiteProblemCode;
  /** What stands there, or what is missing. */
  value: string;
};

/** The names of a field and of what is inside it, from the outside in. */
export type ValuePath = readonly (string | number)[];
