import { ensureBuild, ensureNode, ensurePackages } from './lib/setup.mjs';

ensurePackages();
ensureNode();
ensureBuild();
