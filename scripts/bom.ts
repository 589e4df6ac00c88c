import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// After `npm run build`: the bill of materials (CycloneDX) of the packages that are in the built files, in
// dist/bom.json

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
}

interface Bom {
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const maps = path.resolve(import.meta.dirname, '../dist/maps/assets');

/** The packages whose code the source maps name, as `name@version`. */
const bundled = new Set(
  readdirSync(maps).flatMap((file) => {
    const { sources } = JSON.parse(readFileSync(path.join(maps, file), 'utf8')) as { sources: string[] };
    return sources.flatMap((source) => {
      const folder = /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
      if (!folder) return [];
      const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Component;
      return `${name}@${version}`;
    });
  }),
);

// with `--omit dev` it would leave out what packages for development need as well
const bom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { encoding: 'utf8', maxBuffer: 1e8 }),
) as Bom;
const idOf = ({ name, version }: Component) => `${name}@${version}`;
const components = bom.components.filter((component) => bundled.has(idOf(component)));
const missing = [...bundled].filter((id) => !components.some((component) => idOf(component) === id));
if (missing.length > 0) throw new Error(`Not in the bill of materials: ${missing.join(', ')}`);

const refs = new Set(components.map((component) => component['bom-ref']));
const dependencies = bom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter((ref) => refs.has(ref)) ?? [] }));
writeFileSync('dist/bom.json', `${JSON.stringify({ ...bom, components, dependencies }, undefined, 2)}\n`);
console.log(`dist/bom.json: ${components.length} packages`);
