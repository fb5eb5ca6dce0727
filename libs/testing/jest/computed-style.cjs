/**
 * jsdom computes the style of an element by trying every rule of the page and of its own default style sheet, again for each
 * inherited property and each ancestor. In a profile of three page tests that was a fifth of the time (18 of 93 s). Tests
 * and components ask for few properties, so only the rules that set one of them are tried here, and the defaults of a kind
 * of element are computed once.
 */
const original = window.getComputedStyle.bind(window);

const properties = ['display', 'visibility', 'pointer-events', 'opacity'];
const isInherited = { visibility: true, 'pointer-events': true };
const initial = { visibility: 'visible', 'pointer-events': 'auto' };

const setsOne = ({ style }) => style && properties.some((property) => style.getPropertyValue(property));

/** Style sheet → how many rules it had, and those of them that set one of the properties. */
const known = new WeakMap();

function rulesOf(sheet) {
  const { cssRules } = sheet;
  const last = known.get(sheet);
  if (last?.count === cssRules.length) return last.rules;
  const rules = [...cssRules].filter(setsOne);
  known.set(sheet, { count: cssRules.length, rules });
  return rules;
}

/** A selector that jsdom cannot read matches nothing. */
function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** What the element's own style says of a property, else the last rule of the page that matches it. */
function declared(element, property) {
  const own = element.style?.getPropertyValue(property);
  if (own) return own;
  let value = '';
  for (const sheet of document.styleSheets) {
    for (const { style, selectorText } of rulesOf(sheet)) {
      const set = style.getPropertyValue(property);
      if (set && matches(element, selectorText)) value = set;
    }
  }
  return value;
}

/** The default display of each kind of element, as jsdom computes it outside the page. */
const displays = new Map();

function defaultDisplay(element) {
  const relevant = ['type', 'hidden', 'open'].filter((name) => element.hasAttribute(name));
  const attributes = relevant.map((name) => `${name}=${element.getAttribute(name)}`);
  const kind = [element.namespaceURI, element.localName, ...attributes].join();
  if (!displays.has(kind)) {
    const page = document.implementation.createHTMLDocument();
    const example = page.createElementNS(element.namespaceURI, element.localName);
    for (const name of relevant) example.setAttribute(name, element.getAttribute(name));
    displays.set(kind, original(example).display);
  }
  return displays.get(kind);
}

function computed(element, property) {
  for (let one = element; one; one = isInherited[property] ? one.parentElement : null) {
    const value = declared(one, property);
    if (value && value !== 'inherit') return value;
  }
  return property === 'display' ? defaultDisplay(element) : (initial[property] ?? '');
}

const hyphenated = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

window.getComputedStyle = (element, pseudoElement) => {
  if (!element?.style) return original(element, pseudoElement);
  const valueOf = (property) =>
    properties.includes(property) ? computed(element, property) : element.style.getPropertyValue(property);
  return new Proxy(element.style, {
    get: (style, name) => {
      if (name === 'getPropertyValue') return valueOf;
      if (typeof name === 'string' && properties.includes(hyphenated(name))) return valueOf(hyphenated(name));
      const value = style[name];
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
};
