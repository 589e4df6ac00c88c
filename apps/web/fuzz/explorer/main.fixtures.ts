import '../../main.tsx';
import { uploadTransport } from '#src/api/upload.ts';
import { formOfNode } from '../form-of-node.fixtures.ts';

uploadTransport.send = async (url, form, { headers, signal }) => {
  const body = await formOfNode(form);
  const response = await fetch(new Request(url, { method: 'POST', headers, body, signal }));
  const type = response.headers.get('Content-Type') ?? undefined;
  return { status: response.status, type, text: await response.text() };
};
