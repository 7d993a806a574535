/** Shown if a press fails. Part of every document, because nothing can be fetched then. */
export const pressFailed = 'That did not load. Check your connection, then reload the page.';
