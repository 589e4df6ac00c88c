import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readHostConfiguration } from '../../../../src/app/host-configuration.ts';
import {
  configurationOf,
  configurationErrorsOf,
  settings,
  settingsOf,
} from '../../../../src/app/settings.ts';
import { applyConfiguration, type BuildFacts } from './apply-configuration.ts';
import { badValue, optionsOf } from '../../../../tools/options.ts';
import { documentsOf, writeHostFiles } from './write-host-files.ts';

const USAGE = `node configure.mjs [options]     writes a configuration into a finished build, see docs/hosting.md
  --app ../web                   the folder of the build
  --config config.json           its settings; environment variables win`;

const hostingDir = import.meta.dirname;
const options = optionsOf(USAGE, { app: { type: 'string' }, config: { type: 'string' } });
const appDir = options.app ?? path.join(hostingDir, '../web');
for (const file of [appDir, options.config])
  if (file !== undefined && !existsSync(file)) badValue(`${file} does not exist`);
const build = JSON.parse(readFileSync(path.join(hostingDir, 'build.json'), 'utf8')) as BuildFacts;

const ofFile = readHostConfiguration(
  options.config ? readFileSync(options.config, 'utf8').replace(/^\uFEFF/, '') : '{}',
);
const ofEnvironment = Object.fromEntries(
  Object.entries(settingsOf(process.env)).filter(([, value]) => value),
);
const faults = [...ofFile.faults, ...configurationErrorsOf(ofEnvironment, (name) => settings[name].variable)];

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  const host = { ...ofFile.values, ...ofEnvironment };
  for (const file of documentsOf(appDir))
    writeFileSync(file, applyConfiguration(readFileSync(file, 'utf8'), host, build));
  const configuration = configurationOf(host, build.configuration);
  // where Debian, Alpine and Red Hat put modules
  const hasBrotli = ['/usr/lib', '/usr/lib64'].some((folder) =>
    existsSync(`${folder}/nginx/modules/ngx_http_brotli_static_module.so`),
  );
  await writeHostFiles({ appDir, hostingDir, base: build.base, configuration, hasBrotli });
  console.log(`Configured: ${Object.keys(host).join(', ') || 'as built'}`);
}
