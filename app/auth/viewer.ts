export type Role = 'editor' | 'publisher' | 'admin';

export type Editor = {
  kind: 'editor';
  id: string;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  role: Role;
  /** Rights beyond the role, such as `html`. */
  rights: readonly string[];
};

/** Who is looking: nobody in particular, or a person who may edit. */
export type Viewer = { kind: 'visitor' } | Editor;

export const visitor: Viewer = { kind: 'visitor' };
