/** Apart from `content`, which the build reads where there is no `import.meta.env`. */
const to = (path: string) => `${import.meta.env.BASE_URL}${path}`;

/** The links of the landing page: plain URLs, since the page has no router and works without scripts. */
export const links = { home: to(''), register: to('register'), login: to('login'), terms: to('tos') };
