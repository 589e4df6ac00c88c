import type { HeaderRule } from './headers.ts';

const CACHE = 'Cache-Control';
/** Files that must be answered with 404 if missing, not with a page of the app. */
const files = ['config.json', '_headers', 'licenses.md', 'robots.txt', 'favicon.ico'];
const note = 'Written by the build; see docs/hosting.md.';

/** Splits the rules into those of all files, without caching, and the two ways of caching. */
function parts([all, assets]: HeaderRule[]) {
  const { [CACHE]: revalidated, ...secure } = all!.headers;
  return { secure: Object.entries(secure), revalidated, immutable: assets!.headers[CACHE] };
}

/** Headers in which proxies describe a client and its requested address. A client can send them as well. */
const claims =
  'Forwarded X-Forwarded X-Forwarded-Host X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Server X-Forwarded-Scheme ' +
  'X-Forwarded-Ssl X-Forwarded-By X-Forwarded-Path X-Forwarded-Uri X-Original-Forwarded-For X-Original-Host ' +
  'X-Original-URL X-Rewrite-URL X-Host X-Scheme X-Url-Scheme Front-End-Https Client-IP X-Client-IP ' +
  'X-Cluster-Client-IP True-Client-IP Fastly-Client-IP Proxy-Client-IP WL-Proxy-Client-IP CF-Connecting-IP ' +
  'CF-Connecting-IPv6 CF-Pseudo-IPv4 X-Remote-IP X-Remote-Addr X-Originating-IP X-ProxyUser-IP X-Azure-ClientIP ' +
  'X-Appengine-User-IP X-Envoy-External-Address Proxy';

export interface NginxFacts {
  /** The origin at which the app is published; empty if it is not known. */
  siteOrigin: string;
  /** nginx has the module for it. */
  hasBrotli?: boolean | undefined;
}

/** Writes nginx locations for the app and the headers for its backend, to be included in a server block. */
export function nginxFile(base: string, rules: HeaderRule[], { siteOrigin, hasBrotli }: NginxFacts): string {
  const { secure, revalidated, immutable } = parts(rules);
  const forwarded = {
    ...(siteOrigin && { Host: new URL(siteOrigin).host }),
    'X-Real-IP': '$remote_addr',
    'X-Forwarded-For': '$remote_addr',
    'X-Forwarded-Proto': '$scheme',
    ...Object.fromEntries(claims.split(' ').map((name) => [name, '""'])),
  };
  const proxied = Object.entries(forwarded).map(([name, value]) => `proxy_set_header ${name} ${value};`);
  // repeated, because a location that has headers of its own inherits none
  const headers = secure.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n');
  return `# ${note}
# Include it in a server block whose root has the files at ${base}
${hasBrotli ? '' : '# configure.mjs switches this on where nginx has ngx_http_brotli_static_module: '}brotli_static on;
gzip_static on;
gzip_vary on;

# What a backend would believe is said here, not by the client. For locations without a proxy_set_header of their own;
# VITE_SITE_ORIGIN sets the Host, which is otherwise that of proxy_pass.
${proxied.join('\n')}

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

# nothing that begins with a dot is served, but for .well-known
location ~ ^${base}(?:[.](?!well-known/)|.+/[.]) {
${headers}
  return 404;
}

# files that are no page of the app where they are missing
location ~ ^${base}(?:[.]well-known/|(?:${files.join('|').replaceAll('.', '[.]')})$) {
${headers}
  add_header ${CACHE} "${revalidated}" always;
  types {
    application/json json;
    text/markdown md;
    image/x-icon ico;
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

/** Writes a Caddy snippet to be imported into a site. */
export function caddyFile(base: string, rules: HeaderRule[]): string {
  const { secure, revalidated, immutable } = parts(rules);
  const headers = secure.map(([name, value]) => `\t\t${name} "${value}"`).join('\n');
  return `# ${note}
# Import it and use it in a site whose root has the files at ${base}

(app) {
	# nothing that begins with a dot is served, but for .well-known
	@hidden {
		path */.*
		not path ${base}.well-known/*
	}
	header ${base}* {
${headers}
	}
	handle ${base}assets/* {
		# an answer 404 must not be kept
		@found file
		header @found ${CACHE} "${immutable}"
		error @hidden 404
		file_server {
			precompressed br gzip
		}
	}
	handle ${base}* {
		header ${CACHE} "${revalidated}"
		route {
			error @hidden 404
			# files that are no page of the app where they are missing
			@files path ${base}.well-known/* ${files.map((name) => base + name).join(' ')}
			file_server @files
			try_files {path} ${base}index.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

/** Returns the file of static hosts that read _headers. They let documents be asked for again by themselves. */
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
