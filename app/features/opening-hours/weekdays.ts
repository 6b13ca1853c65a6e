export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
