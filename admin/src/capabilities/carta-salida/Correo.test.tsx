import { renderElement } from '../../testing/styles';
import { Correo } from './Correo';

test('an e-mail address may break before its @, and is read whole', () => {
  const { container } = renderElement(<Correo>mauricio.rosales1002@mail.example</Correo>);
  expect(container).toHaveTextContent('mauricio.rosales1002@mail.example');
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toMatch(/^@/);
});
