/** A language by its tag, as in `en` or `de-AT`. */
export const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
