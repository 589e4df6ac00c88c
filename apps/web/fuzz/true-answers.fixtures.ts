import { TestBrowser } from '#mocks/handlers/test-browser.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { type ReadName, visits } from './reads.fixtures.ts';

const query = { page: 0, size: 10, sort: 'id', descending: true, search: '' };

/** The mock backend's answer to a GET in a fresh world. */
export async function trueAnswer(name: ReadName): Promise<unknown> {
  const endpoint = endpointOf(name);
  const browser = await TestBrowser.of(visits[name].persona);
  const { body } = await browser.ask(endpoint, endpoint.query ? { query } : {});
  return body;
}
