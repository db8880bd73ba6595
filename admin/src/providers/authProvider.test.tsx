import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { esPermiso, listaDeRoles, type Permiso, permisos, puede } from '@adjudica/domain';
import { screen } from '@testing-library/react';
import { CanAccess } from 'react-admin';
import { userOf } from '../testing/api';
import { mount } from '../testing/mount';
import { useCan } from '../ui/useCan';
import { authProvider, mayDo } from './authProvider';
import { clearSesion, setSesion } from './sesion';

const SOURCES = join(__dirname, '..');
const canAccess = (resource: string, action: string) => authProvider.canAccess?.({ resource, action });

describe('rights on the screens', () => {
  it('nobody may do anything without a session, nor what the role table does not name', async () => {
    clearSesion();
    expect(await canAccess('orden', 'leer')).toBe(false);
    expect(await canAccess('orden', 'list')).toBe(false);
    setSesion('token-1', userOf('Jefatura Adjudicaciones', '002'));
    expect(await canAccess('orden', 'inventar')).toBe(false);
    expect(await canAccess('usuario', 'list')).toBe(false);
    expect(await canAccess('orden', 'list')).toBe(true);
  });

  it.each(listaDeRoles)('%s may do what the role table says', (role) => {
    setSesion('token-1', userOf(role, null));
    const pairs = Object.keys(permisos) as Permiso[];
    const allowed = pairs.filter((pair) => {
      const [resource, action] = pair.split(':') as [string, string];
      return mayDo({ resource, action });
    });
    expect(allowed).toEqual(pairs.filter((pair) => puede(role, pair)));
  });

  it('every <CanAccess> asks for a permission that the role table has', () => {
    const asked = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .flatMap((name) => [...readFileSync(join(SOURCES, name), 'utf8').matchAll(/<CanAccess\b([^>]*)>/g)])
      .map(([, props = '']) => /resource="([\w-]+)" action="([\w-]+)"/.exec(props)?.slice(1).join(':') ?? props);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((pair) => !esPermiso(pair))).toEqual([]);
  });

  it('a part and a value follow the same table with the first frame, also without the internet', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    mount(<Rights />, userOf('Riesgo', '004'));
    expect(screen.getByText('decides')).toBeInTheDocument();
    expect(screen.queryByText('approves')).toBeNull();
    expect(screen.getByText('true false')).toBeInTheDocument();
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
  });
});

function Rights() {
  return (
    <>
      <CanAccess resource="orden" action="aprobar">
        approves
      </CanAccess>
      <p>
        <CanAccess resource="carpeta" action="decidir">
          decides
        </CanAccess>
      </p>
      <p>{`${useCan('carpeta:decidir')} ${useCan('orden:aprobar')}`}</p>
    </>
  );
}
