/** Said where what a press asks for cannot be had. In every document: it must be there when nothing else is. */
export const pressLost = 'That did not load. Check your connection, then reload the page.';
