/**
 * For every element whose style somebody wants to know (each query by role does, for a whole page) jsdom asks of every rule of every style
 * sheet: does its selector match? Nearly never, and mostly the element's name and classes tell already. The full answer, which is dear, is
 * asked for only where they leave it open, so that no answer changes.
 *
 * To be loaded before jsdom, whose style rules take the function over when they are loaded.
 */
const { dirname } = require('node:path');
const { mayMatch } = require('./selector-needs.cjs');

const jsdom = { paths: [dirname(require.resolve('jest-environment-jsdom'))] };
const selectors = require(require.resolve('jsdom/lib/jsdom/living/helpers/selectors.js', jsdom));
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selectorText) =>
  // without a doctype classes are the same in upper and lower case
  (element._ownerDocument._mode === 'quirks' ||
    mayMatch(selectorText, element._localName, element.getAttributeNS(null, 'class') ?? '')) &&
  matchesDontThrow(element, selectorText);
