import { expect, test } from 'vitest';
import { forAnotherHost, isForAnotherHost } from './for-another-host.ts';

test('only the template of the ticket shop is written for another host', () => {
  expect(
    ['/ticketing-template', '/ticketing-template/en', '/de/ticketing-template', '/'].map(isForAnotherHost),
  ).toEqual([true, true, false, false]);
});

test('every address of ours is whole, none of another host is changed, and nothing runs', () => {
  const html =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"></head>' +
    '<a href="/de/besuch">B</a><a href="//cdn.example/x">C</a><a href="#main">M</a><form action="/de/search"></form>' +
    '<img srcset="/media/1.webp 320w, /media/2.webp 640w"><script>run()</script><script type="module" src="/a.js"></script>';
  expect(forAnotherHost(html, 'https://museum.example')).toBe(
    '<head><link rel="stylesheet" href="https://museum.example/assets/a.css"></head>' +
      '<a href="https://museum.example/de/besuch">B</a><a href="//cdn.example/x">C</a><a href="#main">M</a>' +
      '<form action="https://museum.example/de/search"></form>' +
      '<img srcset="https://museum.example/media/1.webp 320w, https://museum.example/media/2.webp 640w">',
  );
});
