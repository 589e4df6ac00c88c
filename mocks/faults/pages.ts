/** An answer that does not depend on the call. */
export interface FixedAnswer {
  status: number;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

/** Returns the page of a proxy or gateway; its title begins with the status. */
export const proxyPage = (title: string): Required<Omit<FixedAnswer, 'headers'>> => ({
  status: Number.parseInt(title, 10),
  type: 'text/html',
  body: page(title),
});

/** The page that a captive network answers every call with. */
export const captivePage: FixedAnswer = {
  status: 200,
  type: 'text/html',
  body: page('Please sign in to the network'),
};

export const MAINTENANCE = 'Down for maintenance until 14:00 UTC';
export const TOO_MANY = 'Too many requests, try again in a minute';

/** Returns a refusal in JSON. */
export const refusal = (code: number, message: string, headers?: Record<string, string>): FixedAnswer => ({
  status: code,
  type: 'application/json',
  body: JSON.stringify({ code, message }),
  ...(headers && { headers }),
});
