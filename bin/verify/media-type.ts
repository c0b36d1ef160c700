export const JSON_API = 'application/vnd.api+json';
