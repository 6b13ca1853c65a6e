declare module 'virtual:words/de' {
  const words: readonly ((inputs: never) => string)[];
  export default words;
}

declare module 'virtual:words/en' {
  const words: readonly ((inputs: never) => string)[];
  export default words;
}
