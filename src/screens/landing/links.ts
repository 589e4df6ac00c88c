/** Prefixes a path with the base. Kept out of `content`, which the build reads without `import.meta.env`. */
const to = (path: string) => `${import.meta.env.BASE_URL}${path}`;

/** Links of the landing page: URLs, as it works without scripts. `key` leads by the sign-in to the key field (RED-4). */
export const links = {
  home: to(''),
  register: to('register'),
  login: to('login'),
  key: to('dash?redeem='),
  terms: to('tos'),
};
