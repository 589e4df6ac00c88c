// @vitest-environment jsdom
import { buildApp } from './explorer/app-code.fixtures.ts';
import { explore } from './explorer/explore.fixtures.ts';

explore(buildApp);
