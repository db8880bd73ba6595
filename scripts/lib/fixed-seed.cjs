// The same generated values in every run: which mutants live must not depend on what a property happened to try.
require('fast-check').configureGlobal({ seed: 20_260_301 });
