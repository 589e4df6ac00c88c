/** Kept out of `content`, which the build reads without `import.meta.env`. */
const to = (path: string) => `${import.meta.env.BASE_URL}${path}`;

/**
 * The links of the landing page: plain URLs, since the page has no router and works without scripts. `key` leads by
 * way of the sign-in to where a key is typed (RED-4).
 */
export const links = {
  home: to(''),
  register: to('register'),
  login: to('login'),
  key: to('dash?redeem='),
  terms: to('tos'),
};
