import type { HeaderRule } from './headers.ts';

const CACHE = 'Cache-Control';
const note = 'Written by the build; see docs/hosting.md.';

/** Splits the rules into those of all files, without caching, and the two ways of caching. */
function parts([all, assets]: HeaderRule[]) {
  const { [CACHE]: revalidated, ...secure } = all!.headers;
  return { secure: Object.entries(secure), revalidated, immutable: assets!.headers[CACHE] };
}

/** nginx: the locations of the app, to be included in a server block; `hasBrotli` if it has the module for it. */
export function nginxFile(base: string, rules: HeaderRule[], hasBrotli = false): string {
  const { secure, revalidated, immutable } = parts(rules);
  // repeated, because a location that has headers of its own inherits none
  const headers = secure.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n');
  return `# ${note}
# Include it in a server block whose root has the files at ${base}
${hasBrotli ? '' : '# configure.mjs switches this on where nginx has ngx_http_brotli_static_module: '}brotli_static on;
gzip_static on;
gzip_vary on;

location ${base}assets/ {
${headers}
  # without 'always': an answer 404 must not be kept
  add_header ${CACHE} "${immutable}";
  try_files $uri =404;
}

# for whoever watches the server
location = ${base}health {
  access_log off;
  default_type text/plain;
  return 200 "ok";
}

# no page of the app begins with a dot; .well-known may be there as files
location ~ ^${base}(?:.*/)?[.]|^${base}(?:config[.]json|_headers|licenses[.]md)$ {
${headers}
  add_header ${CACHE} "${revalidated}" always;
  types {
    application/json json;
    text/markdown md;
  }
  default_type text/plain;
  charset utf-8;
  charset_types text/markdown text/plain;
  try_files $uri =404;
}

location ${base} {
${headers}
  add_header ${CACHE} "${revalidated}" always;
  try_files $uri ${base}index.html;
}
`;
}

/** Caddy: a snippet to be imported into a site. */
export function caddyFile(base: string, rules: HeaderRule[]): string {
  const { secure, revalidated, immutable } = parts(rules);
  const headers = secure.map(([name, value]) => `\t\t${name} "${value}"`).join('\n');
  return `# ${note}
# Import it and use it in a site whose root has the files at ${base}

(app) {
	header ${base}* {
${headers}
	}
	handle ${base}assets/* {
		# an answer 404 must not be kept
		@found file
		header @found ${CACHE} "${immutable}"
		file_server {
			precompressed br gzip
		}
	}
	handle ${base}* {
		header ${CACHE} "${revalidated}"
		try_files {path} ${base}index.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** The file of static hosts that read _headers. They let documents be asked for again by themselves. */
export function staticHostFile(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers }, at) => {
      const lines = Object.entries(headers)
        // such hosts join the values of all rules that match
        .filter(([name]) => at > 0 || name !== CACHE)
        .map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}
