// A statechart that cannot be loaded is a page with its error, and affects no other story.
throw new Error('This machine cannot be loaded');
