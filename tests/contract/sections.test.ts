import { test } from 'vitest';
import { checkSections } from './section-answers.ts';

test('with the sections of variant A every address that is told is one of the site', () => checkSections('A'), 60_000);
