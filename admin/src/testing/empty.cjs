/** Stands for files that only the browser understands (styles, worker addresses). */
module.exports = '';
