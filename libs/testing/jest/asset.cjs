/** Mock of stylesheets, images and fonts: an address. */
module.exports = 'asset';
