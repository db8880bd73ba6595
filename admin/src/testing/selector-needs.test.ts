const { mayMatch } = jest.requireActual<{ mayMatch(selector: string, name: string, classes: string): boolean }>(
  './selector-needs.cjs',
);

const asked = (element: Element, selector: string): boolean =>
  mayMatch(selector, element.localName, element.getAttribute('class') ?? '');

const page = document.createElement('main');
beforeAll(() => document.body.append(page));
afterAll(() => page.remove());

page.innerHTML = `
  <section class="card wide" id="one"><label for="x">A</label><input id="x" class="field" type="text" data-a="b,c" disabled></section>
  <ul class="list"><li class="item first">1</li><li class="item">2</li></ul>
  <svg class="icon"><linearGradient class="stop"></linearGradient></svg><button hidden>B</button>`;
const elements = [...page.querySelectorAll('*')];

test.each([
  '*',
  'li',
  '.item',
  'li.item.first',
  '#x',
  'input#x.field',
  '.card > .field',
  'section.card>input',
  'label + input',
  'label ~ .field',
  'button, input, .none',
  '[hidden]',
  '[data-a="b,c"]',
  'input[data-a="b,c"][type=text]',
  'input:disabled',
  '.item:not(.first)',
  'li:not(.none):not(.first)',
  ':is(.card, .list)',
  'section:has(> .field)',
  'li:nth-child(2n + 1)',
  '.item:first-child, .icon *',
  '.stop',
  'linearGradient',
  '.f\\ield',
  ':where(.list) .item',
])('what matches %s is never ruled out by its name and classes', (selector) => {
  const matching = elements.filter((element) => element.matches(selector));
  expect(matching).not.toEqual([]);
  expect(matching.filter((element) => !asked(element, selector))).toEqual([]);
});

test.each([
  ['.card', 'li', 'item'],
  ['li', 'input', 'item'],
  ['li.item', 'li', 'first'],
  ['.card .item, .list > button', 'li', 'first'],
  ['.field:not(.item)', 'li', 'item'],
])('%s is ruled out for <%s class="%s">', (selector, name, classes) => {
  expect(mayMatch(selector, name, classes)).toBe(false);
});

test('a style is found by rules of every kind, the last one first', () => {
  const sheet = document.createElement('style');
  sheet.textContent = `.item { visibility: hidden } .list > .first { visibility: visible } li:not(.first) { display: none }
    [data-a="b,c"] { display: inline-flex } @media print { .item { display: grid } }`;
  document.head.append(sheet);
  const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
  expect([style('.first').visibility, style('.first').display]).toEqual(['visible', 'list-item']);
  expect([style('.item:last-child').visibility, style('.item:last-child').display]).toEqual(['hidden', 'none']);
  expect([style('#x').display, style('button').display]).toEqual(['inline-flex', 'none']);
  sheet.remove();
});
