import type { HttpResponse } from 'msw';
import { table } from '../server/page-table.ts';
import { html, Html, page } from '../server/page.ts';
import { contractPageStyle } from './contract-page-style.ts';
import type { openApiDocument } from './document.ts';
import { type Field, fieldsOf } from './fields.ts';
import type { Media, Response } from './responses.ts';
import type { JsonSchema } from './schemas.ts';

type Document = ReturnType<typeof openApiDocument>;

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: { name: string; in: string; description?: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
  'x-assumed'?: Record<string, string>;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The contract for readers: every call with its input, its answers and how to get each from the mock. */
export function contractPage({ info, tags, paths }: Document): HttpResponse<string> {
  const calls: Call[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  );
  return page(
    info.title,
    html`
      <style>
        ${new Html(contractPageStyle)}
      </style>
      <div class="wide">
        <h1>${info.title}</h1>
        <p class="dim">${info.description}</p>
        <p>
          As OpenAPI 3.1: <a href="../openapi.json">openapi.json</a>, and the controls of the mock backend:
          <a href="openapi.json">mock/openapi.json</a>. Each answer below comes from the mock on request, by
          the header <code>Prefer: example=NAME</code> or <code>Prefer: code=STATUS</code>.
        </p>
        <nav aria-label="Groups">
          ${tags.map(({ name, description }) => html`<a href="#${name}">${description}</a> `)}
        </nav>
        ${tags.map(
          ({ name, description }) =>
            html`<h2 id="${name}">${description}</h2>
              ${calls.filter(({ operation }) => operation.tags[0] === name).map(callDetails)}`,
        )}
      </div>
    `,
    200,
    'Made from the contract that the client, the mock backend and the tests share.',
  );
}

function callDetails({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  return html`<details class="call" id="${operationId}">
    <summary>
      <span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
      <span class="dim">${summary}</span>
    </summary>
    <p>
      ${description} <span class="dim">Its name is <code>${operationId}</code>.</span>
    </p>
    ${fieldTable(
      'Parameters',
      parameters.map(({ name, schema, required, description: about }) => ({
        path: name,
        type: `${fieldsOf(schema)[0]!.type}${about ? `. ${about}` : ''}`,
        isRequired: required,
      })),
    )}
    ${Object.entries(requestBody?.content ?? {}).map(([type, media]) =>
      fieldTable(`Body (${type})`, fieldsOf(media.schema)),
    )}
    ${Object.entries(operation['x-assumed'] ?? {}).map(
      ([place, assumption]) => html`<p class="assumed">Assumed, <code>${place}</code>: ${assumption}</p>`,
    )}
    ${Object.entries(responses).map(([status, response]) => responseDetails(status, response))}
  </details>`;
}

const responseDetails = (status: string, { description, content = {} }: Response) =>
  html`<h3>${status} <span class="dim">${description}</span></h3>
    ${Object.entries(content).map(
      ([type, media]) =>
        html`${status.startsWith('2') && media.schema && fieldTable(type, fieldsOf(media.schema))}
        ${Object.entries(media.examples ?? {}).map(example)}`,
    )}`;

const example = ([name, { summary, description, value }]: [string, Example]) =>
  html`<details>
    <summary><code>${name}</code> <span class="dim">${summary}</span></summary>
    <p class="dim">${description}</p>
    ${
      value !== undefined &&
      html`<pre tabindex="0">${typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</pre>`
    }
  </details>`;

type Example = NonNullable<Media['examples']>[string];

/** Without the field for the body itself, which has no path. */
const fieldTable = (caption: string, fields: Field[]) =>
  table(
    ['Name', 'Value'],
    fields
      .filter(({ path }) => path)
      .map(
        ({ path, type, isRequired }) =>
          html`<tr>
            <td><code>${path}</code></td>
            <td>${type}${!isRequired && html` <span class="dim">optional</span>`}</td>
          </tr>`,
      ),
    caption,
  );
