/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#operations',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
});

/* What the page leaves out for those who listen to it or use no mouse: a link inside a button confuses (the button does
   the same, and the address follows it); a choice has a name; what scrolls can be reached. */
const operations = document.getElementById('operations');
new MutationObserver(() => {
  for (const link of operations.querySelectorAll('button a[href]')) link.removeAttribute('href');
  for (const choice of operations.querySelectorAll('.examples-select-element:not([aria-label])'))
    choice.setAttribute('aria-label', 'Example');
  for (const code of operations.querySelectorAll('pre:not([tabindex])')) code.tabIndex = 0;
}).observe(operations, { childList: true, subtree: true });
