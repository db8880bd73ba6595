/**
 * Takes the place of `inflection`, with which react-admin guesses English labels from the names of fields and resources. Every label here is
 * given, in Spanish; a name that is left without one shows as it is.
 */
const asItIs = (text: string): string => text;

export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
  asItIs as underscore,
};
