/** The rules that the contract's page has besides those of all pages of the mock backend. */
export const contractPageStyle = `
nav {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 20px 0;
  font-size: 0.875rem;
}
nav a {
  padding: 4px 0;
}
h2 {
  scroll-margin-top: 16px;
}
h3 {
  margin: 20px 0 4px;
  font-size: 0.9rem;
}
details.call {
  border-bottom: 1px solid var(--hair);
  scroll-margin-top: 16px;
}
details.call > :not(summary) {
  margin-inline-start: 20px;
}
details.call[open] {
  padding-bottom: 16px;
}
summary {
  padding: 8px 0;
  cursor: pointer;
}
summary .dim {
  margin-inline-start: 8px;
}
details details summary {
  padding: 4px 0;
  font-size: 0.875rem;
}
.method {
  display: inline-block;
  min-width: 4.5em;
  font: 600 0.75rem ui-monospace, monospace;
  color: var(--main);
}
.method.delete {
  color: var(--bad);
}
th:first-child {
  width: 45%;
}
caption {
  padding: 12px 0 4px;
  color: var(--dim);
  font-size: 0.875rem;
  text-align: start;
}
.assumed {
  padding-inline-start: 12px;
  border-inline-start: 3px solid var(--line);
  font-size: 0.875rem;
}
pre {
  margin: 8px 0;
  padding: 12px;
  border: 1px solid var(--hair);
  border-radius: 8px;
  overflow-x: auto;
  font: 0.8rem/1.5 ui-monospace, monospace;
}
`;
