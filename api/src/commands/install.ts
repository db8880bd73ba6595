import { departamentoDe, FORMATO_USUARIO } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import { hashPassword } from '../auth/passwords';
import { ADMINISTRADOR, contarAdministradores } from '../capabilities/usuario/usuario.administradores';
import { oneTimePassword } from '../capabilities/usuario/usuario.service';
import { UsuarioStore } from '../capabilities/usuario/usuario.store';
import { compose } from '../compose';
import { readConfig } from '../config';
import { Provincia } from '../entities/catalogo.entity';
import { seedCatalogos } from '../seed/catalogos';
import { completarCatalogos } from '../seed/catalogos-del-programa';
import { fail, run, say, takeValue } from './terminal';

const USAGE = `Uso: install [--administrador USUARIO]
  Carga los catálogos (productos, departamentos, provincias, países, bancos, feriados) en una base migrada que no los tenga.
  --administrador USUARIO  crea el primer administrador del sistema y muestra, una sola vez, su contraseña de un solo uso`;

/** Sets up a production installation: no demo data, repeatable. */
run(USAGE, async (args) => {
  const usuario = takeValue(args, '--administrador');
  if (usuario !== undefined && !FORMATO_USUARIO.test(usuario)) fail(`'${usuario}' no sirve como nombre de usuario.`);
  const application = await compose(readConfig());
  try {
    await application.unitOfWork.run(SISTEMA, async (tx) => {
      await tx.lock('instalacion');
      if ((await tx.manager.count(Provincia, { take: 1 })) > 0) {
        // for an installation older than some of these catalogues
        await completarCatalogos(tx.manager);
        return say('Los catálogos ya están cargados.');
      }
      await seedCatalogos(tx.manager);
      await tx.audit({ accion: 'instalar', recurso: 'catalogo', recursoId: 'todos' });
      say('Catálogos cargados.');
    });
    if (usuario === undefined) return;
    const contrasena = oneTimePassword();
    const claveHash = await hashPassword(contrasena);
    await application.unitOfWork.run(SISTEMA, async (tx) => {
      const role = ADMINISTRADOR;
      await tx.lock('administradores');
      if ((await contarAdministradores(tx.manager)) > 0)
        fail('Ya hay un administrador: los demás usuarios se crean desde el sistema.');
      const administrador = {
        usuario,
        nombre: 'Administrador',
        apellido: 'del sistema',
        correo: null,
        role,
        idDepartamento: departamentoDe(role),
        claveHash,
        activo: true,
      };
      const recursoId = await new UsuarioStore(application.dataSource).insert(tx.manager, administrador, tx.now);
      await tx.audit({ accion: 'crear', recurso: 'usuario', recursoId, despues: { usuario, role } });
    });
    say(`Administrador '${usuario}' creado. Contraseña de un solo uso: ${contrasena}`);
  } finally {
    await application.close();
  }
});
