/** `npm run screenshots`: takes the README's screenshots again; `npm run screenshots -- tour` records its tour. */
await import(process.argv[2] === 'tour' ? './tour/record-tour.js' : './tour/take-screenshots.js');
