// The query is left out, because it may be personal.
console.error('404: no page at', location.pathname);
