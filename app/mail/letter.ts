export type Letter = { to: string; subject: string; text: string };
