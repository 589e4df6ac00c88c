/** `npm run openapi`: writes the contract, and the controls of the mock backend, as OpenAPI 3.1 to dist. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { controlDocument } from '#mocks/openapi/control-document.ts';
import { openApiDocument } from '#mocks/openapi/document.ts';

const folder = path.join(import.meta.dirname, '../dist');
mkdirSync(folder, { recursive: true });
for (const [name, document] of Object.entries({
  'openapi.json': openApiDocument(),
  'mock-openapi.json': controlDocument(),
})) {
  const file = path.join(folder, name);
  writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`);
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}
