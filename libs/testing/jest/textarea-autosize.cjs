const { createElement, forwardRef } = require('react');

/**
 * Mock of MUI's TextareaAutosize. jsdom has no layout to measure, and the attempt takes half of the time of a suite
 * with text areas.
 */
exports.default = forwardRef(function TextareaAutosize({ maxRows: _maxRows, minRows, ...props }, ref) {
  return createElement('textarea', { rows: minRows, ...props, ref });
});
exports.__esModule = true;
