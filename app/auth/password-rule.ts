/** Characters; length is what makes a password strong (NIST SP 800-63B), so nothing else is asked for. */
export const minimalPassword = 12;
