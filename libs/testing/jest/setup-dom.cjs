/** Runs before every suite of a project that has a page: matchers, a viewport, and a clean page after each test. */
require('@testing-library/jest-dom');
require('./computed-style.cjs');
const { configure } = require('@testing-library/dom');

// A long timeout for busy machines; a wait still ends as soon as its condition holds.
configure({ asyncUtilTimeout: 30_000 });

/** jsdom has no layout, so media queries are answered from the window's width (1024 px unless a test sets it). An em is 16 px. */
const limits = [
  [/\(min-width:\s*([\d.]+)em\)/, (width, limit) => width >= limit],
  [/\(max-width:\s*([\d.]+)em\)/, (width, limit) => width <= limit],
];

const matches = (query) => {
  const answers = limits.flatMap(([pattern, holds]) => {
    const found = pattern.exec(query);
    return found ? [holds(window.innerWidth, Number(found[1]) * 16)] : [];
  });
  return answers.length > 0 && answers.every(Boolean);
};

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: matches(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Without a layout everything is in view.
window.IntersectionObserver = function IntersectionObserver(callback) {
  this.observe = (target) => callback([{ target, isIntersecting: true }]);
  this.disconnect = () => undefined;
};

// jsdom keeps no timings.
performance.getEntriesByType = () => [];

// jsdom has no layout to scroll either.
Element.prototype.scrollIntoView = () => undefined;

/**
 * In development React takes a stack trace for every element it creates, the first ten thousand each second, and only
 * adds it to its warnings. That is an eighth of the time of these suites, so the count says that there are as many.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = require('react');
Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  // Removes the styles of rendered themes; left in the page, they would slow down every visibility check.
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
});
