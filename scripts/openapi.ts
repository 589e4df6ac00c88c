import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '#mocks/openapi/document.ts';
import { optionsOf } from '../tools/options.ts';

optionsOf('npm run openapi     writes the contract as OpenAPI 3.1 to dist/openapi.json', {});

const file = path.join(import.meta.dirname, '../dist/openapi.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(), undefined, 2)}\n`);
console.log(`Wrote ${path.relative(process.cwd(), file)}`);
