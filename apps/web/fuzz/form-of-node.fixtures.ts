/** Returns a form for a request in Node, which does not know jsdom's. */
export async function formOfNode(form: FormData): Promise<FormData> {
  const own = await new Response(new URLSearchParams()).formData();
  for (const [name, value] of form)
    if (typeof value === 'string') own.append(name, value);
    else own.append(name, await new Response('MZ').blob(), value.name);
  return own;
}
