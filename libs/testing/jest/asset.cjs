/** Stands in for stylesheets, images and fonts: what tests see of them is an address. */
module.exports = 'asset';
