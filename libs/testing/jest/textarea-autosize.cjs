const { createElement, forwardRef } = require('react');

/**
 * Takes the place of MUI's growing text area: jsdom lays nothing out, so that its measuring finds nothing, and costs half
 * of the time of a suite with text areas.
 */
exports.default = forwardRef(function TextareaAutosize({ maxRows: _maxRows, minRows, ...props }, ref) {
  return createElement('textarea', { rows: minRows, ...props, ref });
});
exports.__esModule = true;
