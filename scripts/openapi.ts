/** `npm run openapi`: writes the contract as an OpenAPI 3.1 document to dist/openapi.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from './openapi/document.ts';

const file = path.join(import.meta.dirname, '../dist/openapi.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(), undefined, 2)}\n`);
console.log(`Wrote ${path.relative(process.cwd(), file)}`);
