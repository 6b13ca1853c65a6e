import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { modules } from '#app/modules/registry.ts';
import Thumbnail from './thumbnail.tsx';

describe('the pictures of the inserter', () => {
  it('show no two modules alike, so that the picture says which it is', () => {
    const offered = modules.filter(({ deprecated }) => !deprecated).map(({ model }) => model);
    const rendered = Map.groupBy(offered, (model) => renderToStaticMarkup(<Thumbnail model={model} />));
    expect([...rendered.values()].filter((alike) => alike.length > 1)).toEqual([]);
  });
});
