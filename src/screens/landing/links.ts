const to = (path: string) => `${import.meta.env.BASE_URL}${path}`;

/**
 * Where the landing page leads. Plain addresses: they work before any script does, and the page needs no
 * router.
 */
export const links = { register: to('register'), login: to('login'), terms: to('tos') };
