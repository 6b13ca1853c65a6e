// What is built is for visitors; React would draw twice and slower in development's clothes.
process.env.NODE_ENV ??= 'production';

const { start } = await import('../build/server/index.js');
await start();
